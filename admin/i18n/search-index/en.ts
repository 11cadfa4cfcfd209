/** The search index of the site. */
export const searchIndex = {
  searchIndex: {
    title: 'Search index',
    forbidden: 'You do not have permission to manage the search index.',
    failed: 'Could not load the state of the search index.',
    index: 'Index',
    help: 'Visitors find published pages through this index. It is updated with every publication.',
    indexed:
      '{count, plural, =0 {No page can be found} one {# page can be found} other {# pages can be found}}',
    idle: 'All pages have been indexed as they were published.',
    isRemoved: 'All pages were removed. Pages published from now on are indexed again.',
    loading: 'The pages are being indexed…',
    success: '{count, plural, one {# page indexed} other {# pages indexed}}',
    error: '{count, plural, one {# page could not be indexed.} other {# pages could not be indexed.}}',
    progress: '{done, number} of {total, number}',
    indexAll: 'Index all pages',
    removeAll: 'Remove all pages',
    removeTitle: 'Remove all pages from the index?',
    removeMessage:
      'Visitors find nothing until the pages are indexed again. The pages themselves do not change.',
    removed: '{count, plural, one {# page removed from the index} other {# pages removed from the index}}',
    failedAction: 'Could not change the search index.',
    try: 'Try the search',
    term: 'Search term',
    search: 'Search',
    searchFailed: 'Could not search the site.',
    results: '{count, plural, =0 {No pages found} one {# page found} other {# pages found}}',
    resultsMoreThan: 'More than {count, number} pages found',
    corrected:
      'Nothing matches this term. {count, plural, one {# page} other {# pages}} found for “{suggestion}”.',
    correctedMoreThan: 'Nothing matches this term. More than {count, number} pages found for “{suggestion}”.',
  },
}
