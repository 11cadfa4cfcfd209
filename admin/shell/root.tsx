import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Specification, section 2: the page scrolls to top on path change. */
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
