/** The key of everything that changes with the search index. */
export const searchKey = ['search-index']
