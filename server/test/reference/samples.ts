/** How the examples name a file that is sent: as curl and most tools do. */
export const sampleFileName = (filename: string): string => `@${filename}`
