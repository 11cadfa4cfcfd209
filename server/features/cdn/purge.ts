import type { Cdn } from '../../kernel/config/config.ts'

/** Asks the CDN to forget all pages with one of these tags, which it finds in the header or in the body. */
export const purge = async (
  { purgeURL, purgeHeader }: Cdn,
  tags: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  const response = await fetch(purgeURL, {
    method: 'POST',
    headers: {
      ...(purgeHeader && Object.fromEntries([purgeHeader])),
      'Content-Type': 'application/json',
      'Surrogate-Key': tags.join(' '),
    },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal,
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the CDN answered ${response.status}`)
}
