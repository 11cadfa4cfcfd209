import { expect, test } from 'vitest'
import { embedAddress } from './embed-address.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/76979871/ab12', 'https://player.vimeo.com/video/76979871?h=ab12&dnt=1&autoplay=1'],
])('%s is played at %s', (video, address) => expect(embedAddress(video)).toBe(address))

test.each(['', 'https://example.org/1', 'https://vimeo.com/1?x="', 'javascript:alert(1)'])(
  '%j is played nowhere',
  video => expect(embedAddress(video)).toBeNull(),
)
