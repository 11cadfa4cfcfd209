/** The outcome of these is also kept in a list of its own, from which they are sent again once they were given up. */
const kindsWithOwnList = ['email', 'webhook']

interface Changeable {
  kind: string
  standing: boolean
  isRunning: boolean
  isGivenUp: boolean
}

/** What a person may do with a failed job at this moment. */
export const mayChange = ({ kind, standing, isRunning, isGivenUp }: Changeable) => {
  const hasOwnList = kindsWithOwnList.includes(kind)
  return {
    retry: !isRunning && !(hasOwnList && isGivenUp),
    // Its own list would show as waiting what no job will ever do.
    discard: !isRunning && !standing && !(hasOwnList && !isGivenUp),
  }
}
