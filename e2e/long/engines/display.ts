import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

export const screen = { width: 1400, height: 1000 }

export interface Display {
  /** For `DISPLAY`. */
  name: string
  /** Drags with the mouse of the display: those of the protocols never start a drag of the system. */
  drag(from: Point, to: Point): Promise<void>
  /** Gives the focus to the empty page in the window of a program, as no window manager does here. */
  focus(windowClass: string): Promise<void>
  close(): void
}

export interface Point {
  x: number
  y: number
}

/** A screen that exists only in memory. */
export const openDisplay = async (): Promise<Display> => {
  const size = `${screen.width}x${screen.height}x24`
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const name = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', code => reject(new Error(`Xvfb ended with ${code}`)))
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`))
  })
  const xdotool = (...words: readonly (string | number)[]) =>
    promisify(execFile)('xdotool', words.map(String), { env: { ...process.env, DISPLAY: name } })
  const moveTo = ({ x, y }: Point) => xdotool('mousemove', Math.round(x), Math.round(y), 'sleep', 0.05)
  return {
    name,
    drag: async (from, to) => {
      await moveTo(from)
      await xdotool('mousedown', 1)
      const steps = 12
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps
        await moveTo({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
      }
      await moveTo({ x: to.x + 1, y: to.y })
      await xdotool('mouseup', 1)
    },
    focus: async windowClass => {
      await xdotool('search', '--sync', '--onlyvisible', '--class', windowClass, 'windowfocus', '--sync')
      await xdotool('mousemove', screen.width / 2, screen.height / 2, 'click', 1)
    },
    close: () => void server.kill(),
  }
}
