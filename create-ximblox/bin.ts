#!/usr/bin/env node
import { createInterface } from 'node:readline/promises'
import { type Ask, readAnswers } from './answers.ts'
import { CreateError } from './create-error.ts'
import { writeProject } from './write-project.ts'

const lines = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined
const ask: Ask | undefined = lines && ((question, initial) => lines.question(`${question} (${initial}): `))

try {
  const answers = await readAnswers(process.argv.slice(2), ask)
  await writeProject(answers)
  const next = [...(answers.folder === '.' ? [] : [`cd ${answers.folder}`]), 'npm install', 'npm run dev']
  console.log(`\nCreated. Next:\n\n${next.map(line => `  ${line}\n`).join('')}`)
} catch (error) {
  if (!(error instanceof CreateError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  lines?.close()
}
