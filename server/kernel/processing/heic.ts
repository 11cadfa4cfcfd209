import type { UndecodedImage } from './undecoded-image.ts'

/**
 * Opens a photo of a phone: the main image of the file, upright, without depth maps and previews. Throws when there is
 * none, or when it is encoded as something else than HEVC.
 */
export const openHEIC = async (bytes: Buffer): Promise<UndecodedImage> => {
  // Loading it takes longer than most images.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  await libheif.ready
  silenceConsole()
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find(candidate => candidate.is_primary()) ?? images[0]
  if (!image) throw new Error('the file has no image')
  const size = { width: image.get_width(), height: image.get_height() }
  return {
    ...size,
    mimeType: image.has_alpha_channel() ? 'image/png' : 'image/jpeg',
    decode: async () => {
      const target = { data: new Uint8ClampedArray(size.width * size.height * 4), ...size }
      const decoded = Promise.withResolvers<typeof target | undefined>()
      image.display(target, decoded.resolve)
      if (!(await decoded.promise)) throw new Error('the image cannot be decoded')
      const profile = profileOf(bytes)
      return { channels: 4, pixels: new Uint8Array(target.data.buffer), ...(profile && { profile }) }
    },
  }
}

/** It reports there what it cannot decode, where this process reports its result. */
const silenceConsole = () => {
  const nothing = () => {}
  Object.assign(console, { log: nothing, warn: nothing, error: nothing })
}

const marker = 'colrprof'
const maxProfileBytes = 4_194_304

/** The first colour profile of the file. Phones write one, which all parts of the image share. */
const profileOf = (bytes: Buffer): Buffer | undefined => {
  const at = bytes.indexOf(marker)
  if (at < 4) return undefined
  const end = at - 4 + bytes.readUInt32BE(at - 4)
  const profile = bytes.subarray(at + marker.length, end)
  const isProfile = profile.length <= maxProfileBytes && profile.toString('latin1', 36, 40) === 'acsp'
  return isProfile ? profile : undefined
}
