import { RouterContextProvider, useRouter } from '@tanstack/react-router'
import { PathLink } from './path-link.tsx'
import { toast } from './toast.ts'

interface LinkToast {
  message: string
  /** Label of the close button. */
  close: string
  link: { label: string; path: string }
}

/** Shows a notification with a link to a related screen. */
export const useLinkToast = (): ((options: LinkToast) => void) => {
  const router = useRouter()
  return ({ message, close, link: { label, path } }) =>
    toast({
      close,
      // Toasts are rendered outside the router, which links need as a context.
      message: (
        <RouterContextProvider router={router}>
          {message} <PathLink path={path}>{label}</PathLink>
        </RouterContextProvider>
      ),
    })
}
