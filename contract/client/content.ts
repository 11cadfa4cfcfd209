import type { Upload } from './types.ts'

export interface Content {
  headers: Record<string, string>
  body: BodyInit | null
}

export const jsonContent = (body: object): Content => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** Fields precede the file, so that the server knows its destination before it arrives. */
export const formContent = (fields: object, filePart: string, file: Upload | undefined): Content => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value))
  }
  if (file) form.append(filePart, new Blob([file.bytes], { type: file.type ?? '' }), file.name)
  return { headers: {}, body: form }
}
