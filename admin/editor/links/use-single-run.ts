import { useEffect, useMemo, useState } from 'react'
import { singleRun } from './single-run.ts'

/** Runs one task at a time; its result is ignored once the component has unmounted. */
export const useSingleRun = () => {
  const [isBusy, setBusy] = useState(false)
  const { run, start, stop } = useMemo(() => singleRun(setBusy), [])
  useEffect(() => {
    start()
    return stop
  }, [start, stop])
  return { run, isBusy }
}
