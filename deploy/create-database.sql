-- Run by PostgreSQL's image as the superuser, on an empty volume (compose.yaml): the site's role owns its database, and nothing else.
\getenv password POSTGRES_PASSWORD
create role parlance login password :'password';
create database parlance owner parlance;
-- The superuser has no password, so it comes in by the container's own socket alone: docker compose exec database psql -U postgres
alter role current_user password null;
