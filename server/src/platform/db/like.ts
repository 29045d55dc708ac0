/** Text as part of a pattern of `like`, in which nothing of it is a wildcard. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
