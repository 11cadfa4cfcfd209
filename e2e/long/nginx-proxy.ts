import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface NginxProxy {
  url: string
  stop(): Promise<void>
}

/** nginx in front of nodes, as the handbook of operators sets it up, without limits of its own. */
export const startNginxProxy = async (port: number, nodes: readonly string[]): Promise<NginxProxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-nginx-'))
  const config = join(folder, 'nginx.conf')
  await writeFile(config, configOf(folder, port, nodes))
  const child = spawn('nginx', ['-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = new Promise(resolve => child.on('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await sleep(50)
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const configOf = (folder: string, port: number, nodes: readonly string[]) => `
daemon off;
user root;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream nodes {
    ${nodes.map(node => `server ${new URL(node).host};`).join(' ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 0;
    proxy_request_buffering off;
    location / {
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Connection "";
    }
  }
}
`
