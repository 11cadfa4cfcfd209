import { useMounted } from '@mantine/hooks'
import { type ReactNode, Suspense, useState } from 'react'

interface Props {
  opened: boolean
  children: (opened: boolean) => ReactNode
}

/**
 * Loads a lazy dialog when it is opened for the first time. It is rendered closed first, because a dialog returns the
 * focus only if it has seen where the focus was when it opened.
 */
export const LazyDialog = ({ opened, children }: Props) => {
  const [isNeeded, setNeeded] = useState(opened)
  if (opened && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Loaded opened={opened}>{children}</Loaded>
    </Suspense>
  )
}

/** Effects inside a suspended boundary wait until everything in it is loaded. */
const Loaded = ({ opened, children }: Props) => {
  const isLoaded = useMounted()
  return children(opened && isLoaded)
}
