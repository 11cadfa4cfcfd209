/** Deleting and duplicating the open page. */
export const editorDialogs = {
  deletion: {
    open: 'Delete page',
    title: 'Delete “{title}”?',
    message: 'The page moves to the bin. You can restore it until {date}.',
    used: 'These links to the page will stop working:',
    delete: 'Delete',
    deleteAnyway: 'Delete anyway',
    deleted: '“{title}” deleted',
  },
  duplication: {
    open: 'Duplicate page',
    title: 'Duplicate “{title}”',
    newTitle: '{title} (copy)',
    duplicate: 'Duplicate',
  },
} as const
