import { useEffect } from 'react'
import { warnMissing } from '../report-failure.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

/** Stands where a page or a version of it is missing. */
export const MissingVersionScreen = ({ what }: { what: string }) => {
  useEffect(() => warnMissing(what), [what])
  return <NotFoundScreen />
}
