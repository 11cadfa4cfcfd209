/** Stored content that does not match the code of the site. */
export const contentCheck = {
  contentCheck: {
    title: 'Content check',
    forbidden: 'You do not have permission to view the content check.',
    none: 'All pages match the block types and page types of this site.',
    pending: 'The content of this site has not been checked yet.',
    checking: 'The content is being checked.',
    checked: 'Last check:',
    all: 'Show all',
    summary:
      'Pages that do not match the block types and page types of this site: {live, plural, one {# published page} other {# published pages}}, {drafts, plural, one {# draft} other {# drafts}}.',
    page: 'Page',
    found: 'Mismatch',
    version: 'Version',
    live: 'Published',
    draft: 'Draft',
    more: '{count, plural, one {and # more} other {and # more}}',
    unreadable: 'The content cannot be read',
    kinds: {
      'unknown-block': 'Unknown block type “{type}”',
      'newer-block': 'Block of type “{type}” from a newer release',
      'unknown-page-type': 'Unknown page type “{type}”',
      'newer-page-type': 'Page of type “{type}” from a newer release',
      'upgrade-failed': 'Upgrade of type “{type}” failed',
      'invalid-props': 'Values that type “{type}” does not accept',
    },
    changed: {
      block:
        'Block type “{id}” was changed without raising its version ({version}): {parts}. It is used on {pages, plural, one {# page} other {# pages}}.',
      'page-type':
        'Page type “{id}” was changed without raising its version ({version}): {parts}. It is used on {pages, plural, one {# page} other {# pages}}.',
    },
  },
} as const
