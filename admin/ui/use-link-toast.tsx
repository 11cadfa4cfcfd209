import { RouterContextProvider, useRouter } from '@tanstack/react-router'
import { PathLink } from './path-link.tsx'
import { toast } from './toast.ts'

interface LinkToast {
  message: string
  link: { label: string; path: string }
}

/** Shows a notification with a link to a related screen. */
export const useLinkToast = (): ((options: LinkToast) => void) => {
  const router = useRouter()
  return ({ message, link: { label, path } }) =>
    // Toasts are rendered outside the router, which links need as a context.
    toast(
      <RouterContextProvider router={router}>
        {message} <PathLink path={path}>{label}</PathLink>
      </RouterContextProvider>,
    )
}
