/** Components that all screens share. */
export const ui = {
  missingCode: {
    waiting: 'Part of this screen could not be loaded. It appears as soon as it can be loaded.',
    outdated: 'Ximblox was updated on the server. Reload to continue; your changes to pages are kept.',
    reload: 'Reload',
  },
  modal: {
    close: 'Close',
    cancel: 'Cancel',
    dropWords: 'Discard what you typed?',
    drop: 'Discard',
    keepWords: 'Keep editing',
  },
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
