import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Scrolls to the top when the path changes. See docs/rules.md, The side menu. */
export const Root = () => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) window.scrollTo({ top: 0 })
      }),
    [router],
  )
  return <Outlet />
}
