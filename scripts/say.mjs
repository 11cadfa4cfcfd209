/** A sentence for the person at the terminal; the program ends with it instead of a stack. */
export class Refusal extends Error {}

/** Runs a program that answers its exit code. What the person can mend ends it with one line, a bug with a stack. */
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

/** Runs `work`, saying before what it does and after how long it took. */
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
