/** The languages of the pages, and of what people write in tables. */
export type Language = 'de' | 'en'
