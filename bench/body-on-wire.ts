import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Product } from './product.ts'

/** The body of an answer as it is sent, which fetch would decompress. */
export const bodyOnWire = ({ url }: Pick<Product, 'url'>, path: string, encoding: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url + path, { headers: { 'accept-encoding': encoding } }, answer => resolve(buffer(answer))).on(
      'error',
      reject,
    )
  })
