import { useEffect, useMemo, useState } from 'react'
import { singleRun } from './single-run.ts'

/** Runs one thing at a time; its result counts only while the component that asked for it is there. */
export const useSingleRun = () => {
  const [isBusy, setBusy] = useState(false)
  const { run, start, stop } = useMemo(() => singleRun(setBusy), [])
  useEffect(() => {
    start()
    return stop
  }, [start, stop])
  return { run, isBusy }
}
