/** Components that all screens share. */
export const ui = {
  modal: { close: 'Close', cancel: 'Cancel' },
  input: { counter: '{length} of {max}', showPassword: 'Show password' },
  search: {
    open: 'Search',
    close: 'Close search',
    placeholder: 'Search…',
    noResults: 'No results',
  },
  list: {
    failed: 'Could not load this list.',
    retry: 'Try again',
    showAll: 'Clear filters',
    from: 'From',
    until: 'Until',
  },
  uses: {
    onSite: 'published',
    inMenu: 'In the “{name}” menu',
    morePages: '{count, plural, one {and one more page} other {and # more pages}}',
  },
  copyField: {
    copy: 'Copy',
    copied: 'Copied',
    failed: 'Your browser blocked copying. Copy the text manually.',
  },
  pager: { label: 'Pagination', page: 'Page {page}', previous: 'Previous page', next: 'Next page' },
} as const
