interface Fiber {
  memoizedProps: { blockKey?: unknown } | null
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

declare global {
  interface Window {
    /** Keys of the blocks that each of React's commits rendered. */
    commits: string[][]
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown
  }
}

/** Replaces React's developer tools, which receive each commit. Must run before the scripts of the page. */
export const watchCommits = (): void => {
  const performedWork = 1
  const renderedBelow = (fiber: Fiber): string[] => {
    const { memoizedProps, flags, alternate } = fiber
    const isRendered = typeof memoizedProps?.blockKey === 'string' && (flags & performedWork) !== 0
    const own = isRendered ? [String(memoizedProps.blockKey)] : []
    // React reuses the same children for a component that it skips.
    if (fiber.child === alternate?.child) return own
    const below: string[] = []
    for (let child = fiber.child; child; child = child.sibling) below.push(...renderedBelow(child))
    return [...own, ...below]
  }
  window.commits = []
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
      window.commits.push(renderedBelow(root.current))
    },
  }
}
