#!/bin/sh
# Runs once, in an empty cluster: the role owns its database and may do nothing else.
psql --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --username=postgres <<'SQL'
create role mahnwerk login password :'password' nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
create database mahnwerk owner mahnwerk encoding 'UTF8' template template0;
SQL
