import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { growingRings } from './drawings/rings.ts'

// Run by hand after a drawing has changed, on a machine with ffmpeg; the video is committed.
const frames = 120
const target = fileURLToPath(new URL('./videos/rings.mp4', import.meta.url))
const encoder = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', '20', '-c:v', 'png', '-i', '-'],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-crf',
      '30',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
    ],
    target,
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)
for (let frame = 0; frame < frames; frame++) {
  const svg = growingRings(Math.min(1, frame / (frames - 20)))
  const image = await sharp(Buffer.from(svg)).resize(960, 540, { fit: 'cover' }).png().toBuffer()
  if (!encoder.stdin.write(image)) await once(encoder.stdin, 'drain')
}
encoder.stdin.end()
await once(encoder, 'exit')
