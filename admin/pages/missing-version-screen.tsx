import { useEffect } from 'react'
import { warnMissing } from '../report-failure.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

/** Shown for a page or version that does not exist. */
export const MissingVersionScreen = ({ subject }: { subject: string }) => {
  useEffect(() => warnMissing(subject), [subject])
  return <NotFoundScreen />
}
