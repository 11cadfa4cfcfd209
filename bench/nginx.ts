import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import type { Reference } from './reference.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** nginx with the same bytes in files: what a web server costs at least. */
export const startNginx = async ({ plain, br }: { plain: Buffer; br: Buffer }): Promise<Reference> => {
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-bench-nginx-'))
  await writeFile(join(folder, 'index.html'), plain)
  await writeFile(join(folder, 'index.html.br'), br)
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  await writeFile(config, configOf(folder, port))
  const child = spawn('nginx', ['-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await pause(50)
  }
  return {
    url,
    pids: [child.pid ?? 0],
    stop: async () => {
      const exited = new Promise(resolve => child.on('exit', resolve))
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const configOf = (folder: string, port: number) => `
${existsSync(brotliModule) ? `load_module ${brotliModule};` : ''}
daemon off;
user root;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  types { text/html html; }
  ${['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name === 'body' ? 'client_body' : name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${existsSync(brotliModule) ? 'brotli_static on;' : ''}
  }
}
`
