import { RouterContextProvider, useRouter } from '@tanstack/react-router'
import { PathLink } from './path-link.tsx'
import { toast } from './toast.ts'

interface LinkToast {
  message: string
  /** Name of the button that closes it. */
  close: string
  link: { label: string; path: string }
}

/** Says what happened, with a link to where one may want to go then. */
export const useLinkToast = (): ((told: LinkToast) => void) => {
  const router = useRouter()
  return ({ message, close, link: { label, path } }) =>
    toast({
      close,
      // Toasts stand outside the screens, where no link would find its way.
      message: (
        <RouterContextProvider router={router}>
          {message} <PathLink path={path}>{label}</PathLink>
        </RouterContextProvider>
      ),
    })
}
