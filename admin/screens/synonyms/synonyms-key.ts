/** The key of everything that changes with the synonyms, such as the search that is tried out. */
export const synonymsKey = ['synonyms']
