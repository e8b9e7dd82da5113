-- Run by PostgreSQL's image as the superuser, on an empty volume (compose.yaml): the site's role owns its database, and nothing else.
\getenv password SITE_PASSWORD
create role parlance login password :'password';
create database parlance owner parlance;
