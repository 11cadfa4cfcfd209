/** A ref that scrolls the current one of many links into view, once. */
export const reveal = (link: HTMLAnchorElement | null): void => link?.scrollIntoView({ block: 'nearest' })
