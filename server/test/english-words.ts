/** Words that no German text has, and every English sentence has one of. Names of laws and people have none of them. */
const ENGLISH =
  /(?<![\p{L}\p{N}])(?:the|of|and|or|with|from|to|by|for|is|are|were|not|this|that|your|our|you|we|paid|due|open|date|amount|claim|letter|fee|interest|payment|creditor|debtor|reminder|court|page|until|since|total|sum|version|invoice)(?![\p{L}\p{N}])/giu

/** English words in a German paper; addresses of mail and web are no words. */
export const englishWordsIn = (text: string): string[] =>
  text.replace(/\S+@\S+|(?:https?:\/\/|www\.)\S+/g, '').match(ENGLISH) ?? []
