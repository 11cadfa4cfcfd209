/** How many rows precede a page of a list. Page numbers far beyond every list stay within PostgreSQL's integers. */
export const offsetOf = (pageIndex: number, pageSize: number): number => Math.min(pageIndex, 1e12) * pageSize
