import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readBlock } from '../../integration/support/documented';
import { findFreePort } from '../../integration/support/provider';

/**
 * nginx as docs/operations/deploy.md configures it, with the test's ports and certificate, until the
 * test has finished.
 */
export async function startNginx(parent: string, instances: readonly [number, number]) {
  const folder = mkdtempSync(join(parent, 'nginx-'));
  const [plain, secure] = [await findFreePort(), await findFreePort()];
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const [, certificates = 'none'] =
    /ssl_certificate (\S+)\/fullchain/.exec(readBlock('nginx')) ?? [];
  const site = readBlock('nginx', {
    '127.0.0.1:3000': `127.0.0.1:${instances[0]}`,
    '127.0.0.1:3001': `127.0.0.1:${instances[1]}`,
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl': `listen 127.0.0.1:${secure} ssl`,
    [certificates]: folder,
    '/var/log/nginx': folder,
  });
  const [, host = 'none'] = /server_name (\S+);/.exec(site) ?? [];
  const subject = ['-days', '1', '-subj', `/CN=${host}`];
  spawnSync('openssl', [...args, ...subject, '-keyout', key, '-out', certificate]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const main = `daemon off;
pid ${folder}/pid;
events {}
http {
access_log ${folder}/access.log;
${temporary}
${site}
}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, main);
  const server = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGTERM'));
  let output = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return {
    host,
    plain,
    secure,
    readOutput: () => output,
    readAccessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
  };
}
