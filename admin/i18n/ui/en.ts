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
  input: {
    counter: '{length} of {max}',
    showPassword: 'Show password',
    tooLong: '{count, plural, one {# character} other {# characters}} too many',
    addressHelp: 'For example, example.org, /contact or name@example.org',
  },
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
    created: 'Created',
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
  leaving: {
    title: 'Leave without saving?',
    message:
      'Your latest changes could not be saved. They are kept in this browser until you open the page again.',
    held: 'This cannot be stored as it is: {values}. It is kept in this browser; everything else is saved.',
    address: 'The new URL is not saved yet.',
    pictures: 'An image that you pasted is not on the page yet. It would be missing there.',
    words: 'This is not saved and would be lost: {words}',
    leave: 'Leave page',
    stay: 'Keep editing',
  },
  undoRedo: {
    undo: 'Undo',
    redo: 'Redo',
  },
} as const
