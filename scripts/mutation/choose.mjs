import { Refusal } from '../say.mjs'
import { folders } from './folders.mjs'

/** Of a folder whose tests need a database. */
const passages = 30

/**
 * What the words of the command ask for: parts of folders, `--sample` with the number of passages to take of each folder,
 * and `--seed`, by default the date, so that every night takes other passages.
 */
export function choose(words, today = new Date().toISOString().slice(0, 10)) {
  const { rest, values } = withoutOptions(words)
  const given = values.get('--sample')
  if (given !== undefined && !/^[1-9]\d*$/.test(given))
    throw new Refusal('--sample needs a number of passages.')
  const chosen = folders.filter(({ path }) => rest.length === 0 || rest.some(word => isNamed(path, word)))
  if (chosen.length === 0)
    throw new Refusal(`No folder matches. Available folders:\n${folders.map(({ path }) => path).join('\n')}`)
  const takesSample = ({ project }) => given !== undefined || project === 'database'
  return {
    folders: chosen.map(folder =>
      takesSample(folder) ? { ...folder, sample: Number(given ?? passages) } : folder,
    ),
    seed: values.get('--seed') ?? today,
  }
}

/** A whole path names no other folder whose path begins like it. */
function isNamed(path, word) {
  return folders.some(folder => folder.path === word) ? path === word : path.includes(word)
}

function withoutOptions(words) {
  const values = new Map()
  const rest = []
  for (let index = 0; index < words.length; index += 1) {
    if (!words[index].startsWith('--')) rest.push(words[index])
    else {
      values.set(words[index], words[index + 1] ?? '')
      index += 1
    }
  }
  const unknown = [...values.keys()].find(name => !['--sample', '--seed'].includes(name))
  if (unknown) throw new Refusal(`${unknown} is not an option.`)
  return { rest, values }
}
