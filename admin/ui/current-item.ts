/**
 * The item of a navigation that a path belongs to: its own, or the nearest above it. One item may be at a path within that
 * of another.
 */
export const currentItem = <Item extends { path: string }>(
  items: readonly Item[],
  pathname: string,
): Item | undefined =>
  items
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
