/** What a line searches for among the blocks: what follows its slash; null for a line that is none, or no longer. */
export const slashTerm = (line: string | undefined): string | null =>
  line?.startsWith('/') && !/^\/\s/.test(line) ? line.slice(1) : null
