/** Emails and deliveries have lists of their own, which would show as waiting what no job will ever do. */
const kindsWithOwnList = ['email', 'webhook']

interface Changeable {
  kind: string
  standing: boolean
  isRunning: boolean
}

/** What a person may do with a failed job at this moment. */
export const mayChange = ({ kind, standing, isRunning }: Changeable) => ({
  retry: !isRunning,
  discard: !isRunning && !standing && !kindsWithOwnList.includes(kind),
})
