import sharp from 'sharp'

/** An image of one colour. */
export const plainPicture = (width = 40, height = 20, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A PNG of one colour, for upload. */
export const pngFile = async (name = 'picture.png', width = 40, height = 20, background = 'teal') => ({
  name,
  bytes: new Uint8Array(await plainPicture(width, height, background).png().toBuffer()),
})

export const textFile = (name: string, content = name) => ({ name, bytes: new TextEncoder().encode(content) })
