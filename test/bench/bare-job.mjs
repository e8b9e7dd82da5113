// The baseline for uncached requests: a job's page, and the same as JSON, written by hand with Hono and pg; and the
// shortest transaction that writes. It reads what the page shows of the job, the reader and similar jobs.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const app = new Hono();

const JOB = {
  name: 'job',
  text: `select job.*, text.title, text.description, text.requirements, company.name as company, company.slug, company.industry, company.size,
      (select json_agg(json_build_object('language', language, 'level', level, 'required', required) order by position) from job_language where job_id = job.id) as languages
    from job join job_translation as text on text.job_id = job.id and text.locale = job.primary_locale join company on company.id = job.company_id
    where job.id = $1 and job.status = 'active'`,
};
const SIMILAR = {
  name: 'similar',
  text: `select job.id, text.title, job.city, job.country from job join job_translation as text on text.job_id = job.id and text.locale = job.primary_locale
    where job.company_id = $1 and job.status = 'active' and job.id <> $2 order by job.created_at desc limit 6`,
};
const WHO = {
  name: 'who',
  text: `select user_account.id, profile.first_name from user_account join profile on profile.user_id = user_account.id where user_account.email = $1`,
};

async function read(id) {
  const [
    {
      rows: [job],
    },
    {
      rows: [reader],
    },
  ] = await Promise.all([pool.query({ ...JOB, values: [id] }), pool.query({ ...WHO, values: [process.env.READER] })]);
  const { rows: similar } = await pool.query({ ...SIMILAR, values: [job.company_id, id] });
  return { job, reader, similar };
}

const escape = (text) =>
  String(text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
const fact = (name, value) => `<dt>${name}</dt><dd>${escape(value)}</dd>`;

app.get('/api/jobs/:id', async (context) => context.json(await read(context.req.param('id'))));
app.get('/jobs/:id', async (context) => {
  const { job, reader, similar } = await read(context.req.param('id'));
  const list = similar
    .map((one) => `<li><a href="/jobs/${one.id}">${escape(one.title)}</a> ${escape(one.city)}, ${one.country}</li>`)
    .join('');
  const languages = (job.languages ?? []).map((one) => `<li>${one.language} ${one.level}</li>`).join('');
  return context.html(`<!doctype html><html lang="en"><head><title>${escape(job.title)}</title></head><body><header>${escape(reader?.first_name)}</header><main><h1>${escape(job.title)}</h1>
    <p>${escape(job.company)}</p><dl>${fact('City', job.city)}${fact('Country', job.country)}${fact('Pay', `${job.salary_min}–${job.salary_max} ${job.salary_currency}`)}${fact('Until', job.valid_through)}</dl>
    <ul>${languages}</ul>${job.description}${job.requirements}<h2>Similar</h2><ul>${list}</ul></main></body></html>`);
});
app.post('/write', async (context) => {
  const { text } = await context.req.json();
  await pool.query('insert into bench_written (text) values ($1)', [text]);
  return context.json({ done: true });
});
app.get('*', (context) => context.text('ready'));
await pool.query(
  'create table if not exists bench_written (id bigint generated always as identity primary key, text text not null)',
);
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
