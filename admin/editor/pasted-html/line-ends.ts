/**
 * Line ends of any program as line feeds: those of presentations and layout programs have no width in a browser, so that
 * words around them would be joined.
 */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n')
