/** An error with a message for the user. The program exits with it instead of a stack. */
export class Refusal extends Error {}

/** Runs a program that returns its exit code. Errors that the user can fix end it with one line, bugs with a stack. */
export async function main(program) {
  try {
    process.exitCode = await program()
  } catch (error) {
    const line = sentence(error)
    if (line === undefined) throw error
    console.error(line)
    process.exitCode = 1
  }
}

/** Runs `work`, and prints what it does before and how long it took afterwards. */
export async function timed(name, work) {
  console.log(`${name} …`)
  const start = performance.now()
  const result = await work()
  console.log(`${name}: ${seconds(start)} s`)
  return result
}

export function seconds(start) {
  return ((performance.now() - start) / 1000).toFixed(1)
}

function sentence(error) {
  if (error instanceof Refusal) return error.message
  if (error.code === 'ENOSPC') return 'The disk is full.'
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return `This user may not write to ${error.path}.`
}
